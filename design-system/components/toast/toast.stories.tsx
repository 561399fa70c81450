import { useEffect } from 'react'
import { Button } from '../button/button.tsx'
import { toast } from './store.ts'
import { Toaster } from './toaster.tsx'

export default { title: 'Components / Toast' }

/** Shows toasts while the story is open. */
function Shown({ show }: { show: () => string[] }) {
  useEffect(() => {
    const ids = show()
    return () => ids.forEach(toast.dismiss)
  }, [show])
  return <Toaster />
}

const long = { duration: 600_000 }

const success = () => [toast.success('Your license has been successfully activated!', long)]
export const Default = () => <Shown show={success} />

const several = () => [
  toast.error('A network error occurred. Please try again.', long),
  toast.success('Your message has been sent. Thank you!', long),
]
export const Several = () => <Shown show={several} />

const undo = () => {}
const withAction = () => [
  toast.info('Mitali gets no more reminders.', {
    title: 'Removed from the batch',
    action: { label: 'Undo', onPress: undo },
  }),
]
/** With a title, and an action for which the page has another way too. It stays until it is dismissed. */
export const Action = () => <Shown show={withAction} />

const lengthy = () => [
  toast.error(
    'The payment pay_QhT2vX8sLmN4cRz9bWk3JdYf7GuEaP1o could not be confirmed. If you have already been charged, keep the order number and write to us within 3 days.',
    long,
  ),
]
/** A word that is longer than a line is broken. */
export const LongMessage = () => <Shown show={lengthy} />

/** With the default duration: five seconds, paused while a toast is hovered or has the focus. */
export const OnPress = () => {
  const several = () => {
    toast.success('The batch is saved.')
    toast.error('The reminder could not be sent. Please try again.')
  }
  const publish = () =>
    void toast.promise(new Promise((resolve) => setTimeout(resolve, 1500)), {
      pending: 'Publishing the batch.',
      success: 'The batch is published.',
      error: 'The batch could not be published. Please try again.',
    })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Toaster />
      <Button onClick={() => toast.success('The batch is saved.')}>Save</Button>
      <Button onClick={() => toast.error('A network error occurred. Please try again.')}>
        Save, and fail
      </Button>
      <Button onClick={several}>Save and remind</Button>
      <Button onClick={publish}>Publish</Button>
    </div>
  )
}
