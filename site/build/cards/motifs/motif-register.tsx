import type { Motif } from '../../../seo/cards'
import { Box } from '../box'
import { Paper, PaperTitle, paper } from './motif-paper'

/** A page of the fee register. An unpaid fee is marked by a word and a coloured background. */
export function Register({ title, rows }: Extract<Motif, { name: 'register' }>) {
  return (
    <Paper left={744} width={516} borderRadius={8} paddingBottom={22}>
      <PaperTitle padding="24px 30px 18px">{title}</PaperTitle>
      <Box height={6} marginLeft={30} width={470} backgroundColor={paper.text} />
      {rows.map(({ cells: [student, fee, status], due }) => (
        <Box
          key={student}
          padding="13px 30px"
          fontSize={24}
          borderBottom={`1px solid ${paper.borderSubtle}`}
          backgroundColor={due ? paper.errorSubtle : paper.background}
        >
          <Box width={150} fontWeight={800}>
            {student}
          </Box>
          <Box width={110}>{fee}</Box>
          <Box fontWeight={800} color={due ? paper.error : paper.ok}>
            {status}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
