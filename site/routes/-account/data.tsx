import { Alert, AlertDialog, Button, createIcon, Heading } from '@kaksha/design-system'
import { Download } from 'lucide'
import { useState } from 'react'
import { account } from '../../content/account'
import { type AccountData, deletionFailedMessage, exportFailedMessage } from '../../contracts/account'
import { deleteAccount, exportAccount, readExport } from '../../services/account/calls'
import { deletionLists, exportFileName } from './texts'
import type { AccountHandle } from './use-account'

/** Downloads a file that is created in the browser. */
function download(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Revoked late, because the browser may not have started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const DownloadIcon = createIcon('download', Download)

const { data: dataText, deletion: text } = account

type Answer = { ok: boolean; text: string } | null

/** Downloads everything that is stored about the account. */
export function DataExport({ handle }: { handle: AccountHandle }) {
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<Answer>(null)

  async function fetchData() {
    setPending(true)
    setAnswer(null)
    const reply = await handle.call(exportAccount)
    const data = reply?.success ? readExport(reply) : null
    setPending(false)
    if (!data) return setAnswer({ ok: false, text: reply?.message ?? exportFailedMessage })
    const name = exportFileName()
    download(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    setAnswer({ ok: true, text: dataText.done(name) })
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[36em]">{dataText.body}</p>
      <Button loading={pending} className="max-xs:w-full" onClick={() => void fetchData()}>
        <DownloadIcon aria-hidden="true" />
        {dataText.button}
      </Button>
      <Alert tone="ok" live="polite">
        {answer?.ok && answer.text}
      </Alert>
      <Alert tone="error" live="assertive">
        {answer?.ok === false && answer.text}
      </Alert>
    </div>
  )
}

/** Deletes the account after one question, which says before what is deleted and what is kept. */
export function Deletion({ handle, data }: { handle: AccountHandle; data: AccountData }) {
  const [failure, setFailure] = useState<string | null>(null)

  async function remove() {
    setFailure(null)
    const reply = await handle.call(deleteAccount)
    if (reply?.success) handle.deleted()
    else if (reply?.status !== 401) setFailure(reply?.message ?? deletionFailedMessage)
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[36em]">{text.body}</p>
      <AlertDialog
        trigger={
          <Button variant="destructive" className="max-xs:w-full">
            {text.button}
          </Button>
        }
        title={text.question}
        confirm={text.confirm}
        cancel={text.cancel}
        tone="equal"
        details={
          <div className="grid gap-4">
            {deletionLists(data).map(({ title, items }) => (
              <section key={title}>
                <Heading level={3} size="label">
                  {title}
                </Heading>
                <ul className="mt-1 list-disc space-y-1 ps-6 wrap-anywhere">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        }
        onConfirm={remove}
      >
        {text.consequence}
      </AlertDialog>
      <Alert tone="error" live="assertive">
        {failure}
      </Alert>
    </div>
  )
}
