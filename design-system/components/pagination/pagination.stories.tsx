import { Pagination } from './pagination.tsx'

export default { title: 'Components / Pagination' }

const href = (page: number) => `#page-${page}`

export const Default = () => <Pagination page={6} count={12} href={href} />

export const FirstPage = () => (
  <Pagination page={1} count={3} href={href} labels={{ navigation: 'Courses' }} />
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Pagination
      page={2}
      count={3}
      href={href}
      labels={{
        navigation: 'الصفحات',
        previous: 'السابق',
        next: 'التالي',
        page: 'صفحة {page}',
        position: 'صفحة {page} من {count}',
      }}
    />
  </div>
)
