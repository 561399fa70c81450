import { Button, Dialog, DialogContent, DialogTitle, DialogTrigger } from '@kaksha/design-system'
import { testModal } from '@kaksha/design-system/testing'

testModal(
  <Dialog>
    <DialogTrigger asChild>
      <Button>Change the fee</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>Change the fee</DialogTitle>
    </DialogContent>
  </Dialog>,
  { trigger: 'Change the fee', name: 'Change the fee', close: 'Close' },
)
