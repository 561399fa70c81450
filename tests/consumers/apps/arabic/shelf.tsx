import { Button, Card, Carousel, CarouselItem, Heading, Stack, Text, toast } from '@kaksha/design-system'
import { useState } from 'react'
import { library } from './library.ts'

const { shelf } = library

export function Shelf() {
  const [kept, setKept] = useState<readonly string[]>([])
  const toggle = (name: string) => {
    const isKept = kept.includes(name)
    setKept(isKept ? kept.filter((other) => other !== name) : [...kept, name])
    if (!isKept) toast.info(shelf.kept.replace('{name}', name))
  }
  return (
    <Carousel aria-label={shelf.slides} loop={false} perView={{ base: 1, xs: 2, lg: 3 }}>
      {shelf.items.map(({ name, kind, text }) => (
        <CarouselItem key={name}>
          <Card style={{ height: '100%' }}>
            <Stack align="start">
              <Text size="small" tone="muted">
                {kind}
              </Text>
              <Heading level={3} size="h3">
                {name}
              </Heading>
              <Text>{text}</Text>
              <Button
                size="sm"
                aria-label={shelf.keepName.replace('{name}', name)}
                aria-pressed={kept.includes(name)}
                onClick={() => toggle(name)}
              >
                {shelf.keep}
              </Button>
            </Stack>
          </Card>
        </CarouselItem>
      ))}
    </Carousel>
  )
}
