import '@kaksha/design-system/styles.css'
import { Button, Dialog, DialogContent, DialogTitle, DialogTrigger } from '@kaksha/design-system'
import { type A11yContract, type Movement, testKeys, testModal } from '@kaksha/design-system/testing'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

const contract: Pick<A11yContract, 'keys'> = {
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the window.' },
    { key: 'Space', on: 'the trigger', does: 'Opens the window.' },
    { key: 'Escape', does: 'Closes the window.' },
    { key: 'Tab', does: 'Goes to the next stop of the window.', moves: wrapsAround },
    { key: 'Shift+Tab', does: 'Goes to the stop before.', moves: wrapsAround },
  ],
}

const Hours = () => (
  <main>
    <Dialog>
      <DialogTrigger asChild>
        <Button>Opening hours</Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>When we are open</DialogTitle>
        <a href="#map">How to find us</a>
      </DialogContent>
    </Dialog>
  </main>
)

testKeys(contract, testModal(<Hours />, { trigger: 'Opening hours', name: 'When we are open' }))
