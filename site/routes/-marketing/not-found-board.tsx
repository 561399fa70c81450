import { NotFound } from '@kaksha/design-system'
import { ChalkLedge, ErasedZero } from '@kaksha/design-system/brand'
import { notFound } from '../../content/not-found'

export const NotFoundBoard = () => (
  <NotFound title={<ErasedZero>{notFound.h1}</ErasedZero>} text={notFound.text} link={notFound.link}>
    <ChalkLedge />
  </NotFound>
)
