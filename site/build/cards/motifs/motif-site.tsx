import type { Motif } from '../../../seo/cards'
import { Box } from '../box'
import { Paper, PaperTitle, paper } from './motif-paper'

/** A teacher's site as in the hero. It is cut off at the edge of the picture, because the page continues. */
export function Site({ school, address, live, what, courses }: Extract<Motif, { name: 'site' }>) {
  return (
    <Paper left={790} width={520} height={500} borderRadius={14}>
      <Box
        padding="16px 28px"
        fontSize={21}
        color={paper.muted}
        borderBottom={`2px solid ${paper.borderSubtle}`}
      >
        {address}
      </Box>
      <PaperTitle padding="22px 28px 20px">{school}</PaperTitle>
      <Box flexDirection="column" padding="22px 28px 26px" backgroundColor={paper.infoSubtle}>
        <Box fontSize={21} color={paper.muted}>
          {live}
        </Box>
        <Box
          marginTop={6}
          width={330}
          fontSize={31}
          lineHeight={1.15}
          fontWeight={800}
          letterSpacing="-.02em"
        >
          {what}
        </Box>
      </Box>
      <Box flexDirection="column" padding="8px 28px">
        {courses.map(([title, fee]) => (
          <Box
            key={title}
            width={350}
            padding="13px 0"
            fontSize={23}
            justifyContent="space-between"
            borderBottom={`1px solid ${paper.borderSubtle}`}
          >
            <span style={{ fontWeight: 800 }}>{title}</span>
            <span>{fee}</span>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
