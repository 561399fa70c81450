import { Link, UnexpectedError } from '@kaksha/design-system'
import { Component, type ReactNode, useEffect } from 'react'
import { brand, mailto } from '../../content/brand'
import { failure } from '../../content/failure'

/** In place of a part that cannot be rendered: what happened, what is not lost, and three ways to continue. */
export function ErrorPage() {
  useEffect(() => {
    document.title = `${failure.title} | ${brand.name}`
  }, [])
  return (
    <UnexpectedError
      takesFocus
      className="px-inset py-section"
      title={failure.title}
      link={failure.home}
      onRetry={() => location.reload()}
    >
      {failure.lead} <Link href={mailto()}>{brand.email}</Link>.
    </UnexpectedError>
  )
}

interface BoundaryProps {
  onError?: () => void
  children: ReactNode
}

/** Shows `ErrorPage` when its children throw. React reports the error. */
export class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onError?.()
  }
  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
