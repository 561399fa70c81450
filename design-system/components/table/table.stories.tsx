import { useState } from 'react'
import { Table, TableSortHeader } from './table.tsx'

export default { title: 'Components / Table' }

const orders = [
  { course: 'Tabla for beginners', students: 42, fees: 25_200 },
  { course: 'Mathematics, class 9', students: 120, fees: 96_000 },
  { course: 'Coding', students: 8, fees: 12_800 },
]
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

const Rows = ({ rows = orders }) => (
  <tbody>
    {rows.map(({ course, students, fees }) => (
      <tr key={course}>
        <th scope="row">{course}</th>
        <td data-numeric>{students}</td>
        <td data-numeric>{rupees.format(fees)}</td>
      </tr>
    ))}
  </tbody>
)

export const Default = () => (
  <Table caption="Courses this month">
    <thead>
      <tr>
        <th scope="col">Course</th>
        <th scope="col" data-numeric>
          Students
        </th>
        <th scope="col" data-numeric>
          Fees
        </th>
      </tr>
    </thead>
    <Rows />
  </Table>
)

export const Sortable = () => {
  const [{ by, order }, sort] = useState<{
    by: 'course' | 'students'
    order: 'ascending' | 'descending'
  }>({ by: 'course', order: 'ascending' })
  const sorted = [...orders].sort((a, b) =>
    by === 'course' ? a.course.localeCompare(b.course) : a.students - b.students,
  )
  return (
    <Table caption="Courses, sorted" captionHidden>
      <thead>
        <tr>
          <TableSortHeader
            sort={by === 'course' ? order : undefined}
            onSort={(next) => sort({ by: 'course', order: next })}
          >
            Course
          </TableSortHeader>
          <TableSortHeader
            data-numeric
            sort={by === 'students' ? order : undefined}
            onSort={(next) => sort({ by: 'students', order: next })}
          >
            Students
          </TableSortHeader>
          <th scope="col" data-numeric>
            Fees
          </th>
        </tr>
      </thead>
      <Rows rows={order === 'ascending' ? sorted : sorted.reverse()} />
    </Table>
  )
}

export const Wide = () => (
  <div style={{ maxWidth: '18rem' }}>
    <Table caption="Fees by quarter">
      <thead>
        <tr>
          {['Course', 'April', 'July', 'October', 'January'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Tabla</th>
          {[25_200, 27_000, 24_600, 28_800].map((fees) => (
            <td key={fees}>{rupees.format(fees)}</td>
          ))}
        </tr>
      </tbody>
    </Table>
  </div>
)
