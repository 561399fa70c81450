// Statements that the embedded engine keeps parsed, by their text: to parse one takes it several times as long as to
// plan and run it. JavaScript, because the thread loads it.
import { parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** With more statements than this, the one that was not used for longest is given up. */
const keptMax = 200

/**
 * Other statements are rare, or change tables; a long one has the rows of a restore, and one without values would keep
 * its plan.
 *
 * @param {string} text @param {unknown[]} values
 */
const isKept = (text, values) =>
  values.length > 0 && text.length < 5000 && /^\s*(select|insert|update|delete|with)\b/i.test(text)
const changesNoTable = (/** @type {string} */ text) =>
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|show)\b/i.test(text)

/**
 * @typedef {import('@electric-sql/pglite').messages.BackendMessage} Message
 * @typedef {{ name: string, types: number[], row: Message[] }} Kept
 */

/** @param {import('@electric-sql/pglite').PGlite} pg */
export function preparedStatements(pg) {
  /** The one that was not used for longest is the first. @type {Map<string, Kept>} */
  const kept = new Map()
  let names = 0

  /** One synchronisation ends a failed statement too. @param {Uint8Array[]} messages */
  const send = (...messages) =>
    pg.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  /** @param {string} text @returns {Promise<Kept>} */
  async function prepare(text) {
    const name = `kept${names++}`
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const [oldest] = kept
    if (oldest && kept.size >= keptMax) {
      kept.delete(oldest[0])
      await send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    const types = parse.parseDescribeStatementResults(answer)
    return { name, types, row: answer.filter((message) => message.name === 'rowDescription') }
  }

  /** @param {string} text @param {unknown[]} values @param {'array' | 'object'} [rowMode] */
  async function run(text, values, rowMode) {
    const statement = kept.get(text) ?? (await prepare(text))
    kept.delete(text)
    kept.set(text, statement)
    const { name, types, row } = statement
    const texts = values.map((value, n) => {
      if (value === null || value === undefined) return null
      const write = pg.serializers[types[n] ?? 0]
      return write ? write(value) : String(value)
    })
    const answer = await send(serialize.bind({ statement: name, values: texts }), serialize.execute())
    return parse.parseResults([...row, ...answer], pg.parsers, { rowMode })[0]
  }

  /** Tables may have changed, and with them the columns of a kept statement. */
  async function forget() {
    if (kept.size === 0) return
    kept.clear()
    await pg.exec('deallocate all')
  }

  return {
    /** @param {string} text @param {unknown[]} values @param {'array' | 'object'} [rowMode] */
    async query(text, values, rowMode) {
      if (isKept(text, values)) return pg.runExclusive(() => run(text, values, rowMode))
      const result = await pg.query(text, values, { rowMode })
      if (!changesNoTable(text)) await forget()
      return result
    },

    /** One statement or several, without values. @param {string} text */
    async exec(text) {
      const [result] = await pg.exec(text)
      if (!changesNoTable(text)) await forget()
      return result
    },
  }
}
