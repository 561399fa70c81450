import { Link } from '../../components/link/link.tsx'
import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

export default { title: 'Patterns / LogoCarousel' }

const dot = (
  <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <circle cx="16" cy="16" r="12" stroke="currentColor" strokeWidth="2.5" />
  </svg>
)
const square = (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d="M5 5h22v22H5z" fill="currentColor" />
  </svg>
)
const labels = {
  pause: 'Pause the row of academies',
  start: 'Start the row of academies',
  previous: 'Previous academy',
  next: 'Next academy',
}

export const Default = () => (
  <LogoCarousel label="Academies on Kaksha" labels={labels}>
    <LogoCarouselItem mark={dot}>Shaluk Academy</LogoCarouselItem>
    <LogoCarouselItem mark={square} face="light">
      Nodi School of Dance
    </LogoCarouselItem>
    <LogoCarouselItem mark={dot} face="capitals">
      Ekagra
    </LogoCarouselItem>
    <LogoCarouselItem mark={square} face="medium">
      Torsha Music Room
    </LogoCarouselItem>
  </LogoCarousel>
)

export const Linked = () => (
  <LogoCarousel label="Academies on Kaksha" labels={labels}>
    {['Shaluk', 'Nodi', 'Ekagra', 'Torsha', 'Mohona'].map((name) => (
      <LogoCarouselItem key={name} mark={square}>
        <Link variant="plain" href={`#${name}`}>
          {name}
        </Link>
      </LogoCarouselItem>
    ))}
  </LogoCarousel>
)

export const LongNames = () => (
  <LogoCarousel label="Schools, colleges and coaching centres that teach with Kaksha" labels={labels}>
    <LogoCarouselItem mark={dot}>The Krishnanagar Institute of Classical and Folk Music</LogoCarouselItem>
    <LogoCarouselItem mark={square} face="light">
      Bidhannagar Coaching Centre for Competitive Examinations
    </LogoCarouselItem>
    <LogoCarouselItem mark={dot} face="capitals">
      Thiruvananthapuram
    </LogoCarouselItem>
  </LogoCarousel>
)
