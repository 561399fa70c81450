import { DesignSystemProvider, Loading, Popup } from '@kaksha/design-system'
import { bn } from '@kaksha/design-system/labels/bn'

const labels = { ...bn, popup: { close: 'পরে দেখব' } }

export const Site = () => (
  <DesignSystemProvider labels={labels} locale="bn-IN">
    <Loading />
    <Popup title="নতুন?" link={{ label: 'দেখুন', href: '/guide' }} onClose={() => {}}>
      একটি স্কুল কীভাবে শুরু হয়।
    </Popup>
  </DesignSystemProvider>
)
