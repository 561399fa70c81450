import { Testimonial, TestimonialList } from './testimonial.tsx'

export default { title: 'Patterns / Testimonial' }

/** As on the page of reviews. All of these people are invented. */
export const Default = () => (
  <TestimonialList>
    <Testimonial name="Mitali S." title="Maths tuition, classes 8 to 10" rating={5} sample>
      I used to keep fees in a notebook and chase them on the phone. Now the register tells me who is due.
    </Testimonial>
    <Testimonial name="Arif R." title="Coding club for schools" rating={5} sample>
      I made the site in a tea break and showed it to parents the same evening.
    </Testimonial>
    <Testimonial name="Joseph T." title="Tabla classes" rating={4} sample>
      I followed the three steps, and when I was stuck a person answered.
    </Testimonial>
  </TestimonialList>
)

export const EveryRating = () => (
  <TestimonialList>
    {([1, 2, 3, 4, 5] as const).map((rating) => (
      <Testimonial key={rating} name="Sohini B." title="Dance school" rating={rating} sample>
        There is one timetable, and it is always the right one.
      </Testimonial>
    ))}
  </TestimonialList>
)

export const WithoutRating = () => (
  <TestimonialList>
    <Testimonial name="Farah N.">I set a paper once and use the best questions again next year.</Testimonial>
  </TestimonialList>
)

export const LongQuote = () => (
  <TestimonialList>
    <Testimonial
      name="Venkatanarasimharajuvaripeta Subrahmanyam"
      title="Rechtsschutzversicherungsgesellschaften, explained in the evening to people who have to sit an examination in them"
      rating={5}
      sample
    >
      For eleven years I kept the fees in one notebook, the marks in another and the birthdays in my head.
      When the second notebook got wet I asked my nephew, who asked his teacher, who uses this. It took me one
      evening for the site and two for the old fees, because I had never been sure who owed what. Now I am. I
      still keep a notebook; it has the birthdays in it.
      Dampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is a word that I can set in
      an examination now, and it does not break the page.
    </Testimonial>
    <Testimonial name="Prakash V." title="Yoga classes" rating={5} sample>
      It is quiet.
    </Testimonial>
  </TestimonialList>
)
