import { NotFound } from '@kaksha/design-system'
import { notFound } from '../../content/not-found'

/** Shown for every path that leads nowhere. */
export const NotFoundPage = () => <NotFound title={notFound.h1} text={notFound.text} link={notFound.link} />
