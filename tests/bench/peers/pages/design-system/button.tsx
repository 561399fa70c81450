import { Button } from '@kaksha/design-system'

export const Page = () => <Button variant="primary">Send</Button>
