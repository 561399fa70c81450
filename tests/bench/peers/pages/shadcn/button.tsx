import { Button } from '@/registry/new-york-v4/ui/button'

export const Page = () => <Button>Send</Button>
