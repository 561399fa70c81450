import { room } from '../mutant.ts'

export default room('design-system/components/confirm-dialog', {
  'plain-dialog': {
    find: 'role="alertdialog"',
    replace: 'role="dialog"',
    breaks: 'The pattern: what interrupts is an alertdialog',
    test: 'keys > Enter on the trigger:',
  },
  'focus-on-danger': {
    find: 'safe.current?.focus()',
    replace: "safe.current?.parentElement?.querySelector('button')?.focus()",
    breaks: 'The contract: the focus starts on the way back',
    test: 'have the focus on the one that goes back, also where the other is marigold',
  },
  'beside-closes': {
    find: `        onInteractOutside={(event) => {
          event.preventDefault()`,
    replace: '        onInteractOutside={(event) => {',
    breaks: 'The contract: a press beside it is no answer',
    test: 'stays after a press outside it, by mouse',
  },
  'escape-while-pending': {
    find: 'onOpenChange={(next) => !pending && setShown(next)}',
    replace: 'onOpenChange={setShown}',
    breaks: 'The contract: what is under way is not left by closing the window',
    test: 'is waited for, and cannot be left or begun twice meanwhile',
  },
  'question-undescribed': {
    find: '<DialogDescription>{children}</DialogDescription>',
    replace: '<p>{children}</p>',
    breaks: 'WCAG 1.3.1: what happens then is read with the question',
    test: 'has a name and description',
  },
  'closes-on-failure': {
    find: `await onConfirm()
      setShown(false)`,
    replace: `await Promise.resolve(onConfirm()).catch(() => {})
      setShown(false)`,
    breaks: 'WCAG 3.3.1: it stays where the promise is rejected',
    test: 'leaves the question where it fails',
  },
  'wait-unannounced': {
    find: 'pending={pending}',
    replace: 'unavailable={pending}',
    breaks: 'WCAG 4.1.3: that it is working is announced',
    test: 'is waited for, and cannot be left or begun twice meanwhile',
  },
})
