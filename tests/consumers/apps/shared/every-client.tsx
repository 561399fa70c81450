'use client'

import * as ds from '@kaksha/design-system'
import { NameSchool, sampleSite } from '@kaksha/design-system/brand'
import { useRef, useState } from 'react'

const nothing = () => {}

function Own() {
  const control = ds.useFieldControl({})
  return <input {...control} />
}

function Answer() {
  const form = ds.useForm({ onSubmit: nothing })
  const isHydrated = ds.useHydrated()
  const ref = ds.useFocusOnMount<HTMLParagraphElement>(false)
  const isCovered = ds.useFocusObscured(useRef(null), false)
  const [texts] = useState(ds.formLabels)
  return (
    <form {...form.props}>
      <ds.ErrorSummary {...form.summary} />
      <ds.Field label="Answer">
        <Own />
      </ds.Field>
      <p ref={ref}>
        {isHydrated && !isCovered ? 'Ready' : 'Not ready'}, {Object.keys(texts).length}
      </p>
      <ds.Button onClick={() => ds.applyTheme('light')}>Light</ds.Button>
      <ds.Button onClick={({ currentTarget }) => ds.formValues(currentTarget.form!)}>Read</ds.Button>
      <ds.Button onClick={() => ds.toast.success(ds.toastStore ? 'Saved.' : '')}>Save</ds.Button>
    </form>
  )
}

/** What needs functions as props, and hooks: in a client component. */
export const PassedFunctions = () => (
  <>
    <Answer />
    <ds.AlertDialog
      trigger={<ds.Button>Delete</ds.Button>}
      title="Delete this batch?"
      confirm="Delete the batch"
      cancel="Keep it"
      onConfirm={nothing}
    >
      Its 24 students stay.
    </ds.AlertDialog>
    <ds.CommandPalette label="Commands" open={false} onOpenChange={nothing} commands={[]} />
    <ds.Pagination page={2} count={3} href={() => '/fees'} />
    <ds.Popup title="New here?" link={{ label: 'Fees', href: '/fees' }} onClose={nothing} focusId="library">
      See how.
    </ds.Popup>
    <ds.PopupCard title="Open today" link={{ label: 'Hours', href: '/hours' }}>
      Until six.
    </ds.PopupCard>
    <ds.Table caption="Students">
      <thead>
        <tr>
          <ds.TableSortHeader onSort={nothing}>Name</ds.TableSortHeader>
        </tr>
      </thead>
    </ds.Table>
    <ds.Toaster />
    <ds.Tag onRemove={nothing}>Tabla</ds.Tag>
    <ds.SignInCard heading={2} providers={[{ name: 'Google' }]} onSignIn={nothing} />
    <ds.UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={nothing} />
    <NameSchool
      label="What is your school called?"
      sample={sampleSite}
      sampleLabel="Example of a site."
      addressOf={() => ({ address: 'ganit.kaksha.example' })}
      colours={{ label: 'Colour', choices: [{ colour: 'river', name: 'River' }] }}
    />
  </>
)
