import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Carousel,
  CarouselItem,
  Container,
  Heading,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@kaksha/design-system'

const books = ['Algebra', 'Botany', 'Chemistry', 'Drawing', 'Economics', 'French']

/** On the second page of every framework's site. In Next it is a server component. */
export const Library = () => (
  <Container width="form">
    <Carousel aria-label="New books">
      {books.map((book) => (
        <CarouselItem key={book}>
          <p>{book}</p>
        </CarouselItem>
      ))}
    </Carousel>
    <Accordion>
      <AccordionItem value="late">
        <AccordionTrigger heading={2}>What if a book is late?</AccordionTrigger>
        <AccordionContent>
          <p>Bring it back. There is no fine.</p>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
    <Tabs defaultValue="novels">
      <TabsList aria-label="Shelves">
        <TabsTrigger value="novels">Novels</TabsTrigger>
        <TabsTrigger value="maps">Maps</TabsTrigger>
      </TabsList>
      <TabsContent value="novels">On the left.</TabsContent>
      <TabsContent value="maps">On the right.</TabsContent>
    </Tabs>
  </Container>
)

export const Fees = () => <Heading level={1}>Fees</Heading>

export const FeesPage = () => (
  <>
    <Fees />
    <Library />
  </>
)
