import { Button } from 'react-aria-components'

export const Page = () => <Button>Send</Button>
