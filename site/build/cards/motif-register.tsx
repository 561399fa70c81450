import type { Motif } from '../../seo/cards'
import { Box } from './box'
import { colours } from './colours'

const paper = colours('artefact')

/** A page of the register, with what is due marked by a word and a wash. */
export function Register({ title, rows }: Extract<Motif, { name: 'register' }>) {
  return (
    <Box
      position="absolute"
      left={744}
      top={150}
      width={516}
      flexDirection="column"
      backgroundColor={paper.ground}
      borderRadius={8}
      color={paper.text}
      paddingBottom={22}
    >
      <Box padding="24px 30px 18px" fontSize={36} fontWeight={800} letterSpacing="-.025em">
        {title}
      </Box>
      <Box height={6} marginLeft={30} width={470} backgroundColor={paper.text} />
      {rows.map(({ cells: [student, fee, status], due }) => (
        <Box
          key={student}
          padding="13px 30px"
          fontSize={24}
          borderBottom={`1px solid ${paper.hair}`}
          backgroundColor={due ? paper.errorWash : paper.ground}
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
    </Box>
  )
}
