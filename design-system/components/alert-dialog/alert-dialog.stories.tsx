import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

export default { title: 'Components / AlertDialog' }

export const Default = () => (
  <AlertDialog
    trigger={<Button variant="primary">Send the fee reminders</Button>}
    title="Send 12 reminders now?"
    confirm="Send 12 reminders"
    cancel="Not yet"
    tone="plain"
    onConfirm={() => {}}
  >
    Each goes to the parents by e-mail, with the amount that is due.
  </AlertDialog>
)

export const Danger = () => (
  <AlertDialog
    trigger={<Button>Delete</Button>}
    title="Delete this batch?"
    confirm="Delete the batch"
    cancel="Keep it"
    onConfirm={() => {}}
  >
    Its 24 students stay, without a batch. This cannot be undone.
  </AlertDialog>
)

export const EqualButtons = () => (
  <AlertDialog
    trigger={<Button>Leave</Button>}
    title="Leave the school?"
    confirm="Leave the school"
    cancel="Stay in the school"
    tone="equal"
    onConfirm={() => {}}
    details={
      <>
        <h3 style={{ fontWeight: 700 }}>What stays</h3>
        <ul style={{ marginTop: '0.25rem', listStyleType: 'disc', paddingInlineStart: '1.25rem' }}>
          <li>Your receipts</li>
          <li>Your certificates</li>
        </ul>
      </>
    }
  >
    Your lessons end today.
  </AlertDialog>
)

export const WaitsForAction = () => {
  const [deleted, setDeleted] = useState(false)
  const remove = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setDeleted(true)
  }
  return (
    <>
      <AlertDialog
        trigger={<Button>Delete</Button>}
        title="Delete this batch?"
        confirm="Delete the batch"
        cancel="Keep it"
        onConfirm={remove}
      >
        Its 24 students stay, without a batch.
      </AlertDialog>
      <p role="status">{deleted && 'The batch is deleted.'}</p>
    </>
  )
}

export const FromOutside = () => {
  const [asking, setAsking] = useState(true)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Leave</Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave for now?"
        confirm="Leave for now"
        cancel="Stay"
        onConfirm={() => {}}
      >
        What you typed is kept. Open the same plan again to continue.
      </AlertDialog>
    </>
  )
}

export const LongWords = () => (
  <AlertDialog
    open
    title="Take the timetable of the coming term back from every student and parent who has seen it?"
    confirm="Take the timetable back from everybody"
    cancel="Leave it where it is, and write to them"
    onConfirm={() => {}}
  >
    They were told of it by e-mail on Monday. Those who have printed it will not hear of this, so write to
    them as well, or tell them in the next lesson.
  </AlertDialog>
)
