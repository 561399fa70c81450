import { useState } from 'react'
import { Button, buttonVariants } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { Drawer } from './drawer.tsx'

export default { title: 'Components / Drawer' }

const Courses = () => (
  <nav aria-label="Courses">
    <ul style={{ marginTop: '1rem', fontSize: '1.5rem' }}>
      {['Mathematics', 'Music', 'Dance'].map((course) => (
        <li key={course} style={{ borderBottom: '1px solid var(--ds-border-subtle)' }}>
          <Link variant="plain" href={`#${course.toLowerCase()}`}>
            {course}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

export const Default = () => (
  <Drawer head={<Logo name="Kaksha" />}>
    <Courses />
    <a href="#demo" className={buttonVariants({ variant: 'primary' })} style={{ marginTop: 'auto' }}>
      Book a demo
    </a>
  </Drawer>
)

export const LinksOnly = () => (
  <Drawer label="Courses" labels={{ close: 'Close the list of courses' }}>
    <Courses />
  </Drawer>
)

export const Controlled = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the courses</Button>
      <Drawer
        label="Courses"
        side="bottom"
        surface="page"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={false}
      >
        <Courses />
      </Drawer>
    </>
  )
}

const pressed = (box: HTMLElement | null) => box?.querySelector('button')?.click()

export const Open = () => (
  <div ref={pressed}>
    <Default />
  </div>
)
