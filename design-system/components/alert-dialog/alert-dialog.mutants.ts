import type { Mutants } from '../../testing/mutants.ts'

export default {
  'plain-dialog': {
    find: 'role="alertdialog"',
    replace: 'role="dialog"',
    breaks: 'The pattern: a confirmation is an alertdialog',
    test: 'keys > Enter on the trigger:',
  },
  'focus-on-danger': {
    find: 'else cancelButton.current?.focus()',
    replace: "else safe.current?.parentElement?.querySelector('button')?.focus()",
    breaks: 'The contract: the initial focus is on the cancelling button',
    test: 'get the initial focus on Cancel, also if the other is emphasised',
  },
  'stay-emphasised': {
    find: "tone === 'danger' ? 'primary' : 'outline'",
    replace: "tone === 'plain' ? 'outline' : 'primary'",
    breaks: 'The contract: with tone="equal" both buttons look the same',
    test: 'look the same if neither is emphasised',
  },
  'beside-closes': {
    find: 'event.preventDefault()\n          rest.onInteract',
    replace: 'rest.onInteract',
    breaks: 'The contract: a press outside does not close it',
    test: 'stays after a press outside it, by mouse',
  },
  'escape-while-pending': {
    find: 'onOpenChange={change}',
    replace: 'onOpenChange={setShown}',
    breaks: 'The contract: a running action cannot be cancelled by closing the window',
    test: 'is waited for, and cannot be cancelled or started twice',
  },
  'question-undescribed': {
    find: '<DialogDescription>{children}</DialogDescription>',
    replace: '<p>{children}</p>',
    breaks: 'WCAG 1.3.1: the consequences are announced with the question',
    test: 'has a name and description',
  },
  'closes-on-failure': {
    find: `await onConfirm()
      setShown(false)`,
    replace: `await Promise.resolve(onConfirm()).catch(() => {})
      setShown(false)`,
    breaks: 'WCAG 3.3.1: it stays open if the promise is rejected',
    test: 'a running action > keeps the dialog open if it fails, and announces that',
  },
  'failure-silent': {
    find: '{wrong && failed}',
    replace: '{pending && failed}',
    breaks: 'WCAG 4.1.3: a failed action is announced',
    test: 'a running action > keeps the dialog open if it fails, and announces that',
  },
  'wait-unannounced': {
    find: 'loading={pending}',
    replace: 'inactive={pending}',
    breaks: 'WCAG 4.1.3: a running action is announced',
    test: 'is waited for, and cannot be cancelled or started twice',
  },
} satisfies Mutants
