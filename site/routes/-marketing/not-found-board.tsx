import { NotFound } from '@kaksha/design-system'
import { notFound } from '../../content/not-found'

export const NotFoundBoard = () => <NotFound title={notFound.h1} text={notFound.text} link={notFound.link} />
