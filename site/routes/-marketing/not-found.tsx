import { NotFound } from '@kaksha/design-system'
import { notFound } from '../../content/not-found'

/** Shown for every unknown path. */
export const NotFoundPage = () => <NotFound title={notFound.h1} text={notFound.text} link={notFound.link} />
