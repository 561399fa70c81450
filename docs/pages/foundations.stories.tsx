import { BrandsPage } from './brands.tsx'
import { ColourPage } from './colour.tsx'
import { IconsPage } from './icons.tsx'
import { MotionPage } from './motion.tsx'
import { SpacePage } from './space.tsx'
import { TypePage } from './type.tsx'

export default { title: 'Foundations', meta: { page: true } }

export const Colour = () => <ColourPage />
export const Brands = () => <BrandsPage />
export const Type = () => <TypePage />
export const Space = () => <SpacePage />
export const Motion = () => <MotionPage />
export const Icons = () => <IconsPage />
