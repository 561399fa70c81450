import { readings } from './readings'

/** Where the requirements have two readings: both of them, and what a page that has both has to say about them. */
const contradictions = [
  { one: /15.min/i, other: /30.min|half an hour/i, explained: readings.demo },
  { one: /24\/7/, other: /9\sAM to 6\sPM/, explained: readings.support },
  {
    one: /7.day refund/i,
    other: /(within|for) 30 days/i,
    explained: 'does not stand beside the other reading',
  },
]

/** The sentences that are missing in the text of a page. */
export const unexplained = (text: string) =>
  contradictions
    .filter(({ one, other }) => one.test(text) && other.test(text))
    .map(({ explained }) => explained)
    .filter(
      (sentence) =>
        !text.replace(/\s/g, ' ').toLowerCase().includes(sentence.replace(/\s/g, ' ').toLowerCase()),
    )
