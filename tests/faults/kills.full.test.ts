/** A server killed with SIGKILL at every step that the code names, started again, and reconciled. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataFolder } from '../fixtures/data-folder'
import { type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'
import { expectBooks } from './books'
import { type Buyer, createBuyer } from './buyer'
import { people } from './people'
import { comesBack, type ScenarioName, scenarios } from './scenarios'
import { type FaultServer, startServer } from './server'
import { moneySteps } from './steps'

const dataDir = await newDataFolder()
const names = Object.keys(scenarios) as ScenarioName[]
/** The first way of buying that comes by a step. */
const wayTo = new Map<string, ScenarioName>()
const buyers: Buyer[] = []

let double: RazorpayDouble
let server: FaultServer
/** Ready and reconciled, unless it is to die of a step on the way. */
async function start(step = ''): Promise<FaultServer> {
  const started = await startServer({ DATA_DIR: dataDir, KILL_AT: step, ...settingsFor(double) })
  if (!step) await started.untilReached('reconciliation over')
  return started
}

async function newBuyer(): Promise<Buyer> {
  const uid = people[buyers.length]
  if (!uid) throw new Error('There are more steps than people: add some.')
  const buyer = createBuyer(uid, double)
  buyers.push(buyer)
  await buyer.signUp(server)
  return buyer
}

/** Walks a scenario; `step` is where the server is to die, and nothing for a walk unharmed. */
async function walk(name: ScenarioName, step = ''): Promise<Buyer> {
  const buyer = await newBuyer()
  const restart = async () => {
    await server.kill()
    server = await start(step)
  }
  const danger = async () => void (step && (await server.arm(step)))
  await scenarios[name]({ double, buyer, server: () => server, danger, restart })
  return buyer
}

beforeAll(async () => {
  double = await startRazorpay()
  server = await start()
  for (const name of names) {
    const before = server
    const from = before.reached().length
    await walk(name)
    const steps = before === server ? server.reached().slice(from) : server.reached()
    for (const step of steps) if (!wayTo.has(step)) wayTo.set(step, name)
  }
})
afterAll(async () => {
  await server?.kill()
  await double?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('comes by every step that the code names, each of which has a name of its own', () => {
  expect(new Set(moneySteps).size).toBe(moneySteps.length)
  expect([...wayTo.keys()].sort()).toEqual([...moneySteps].sort())
})

describe('killed after', () => {
  it.each(moneySteps)('%s', async (step) => {
    const name = wayTo.get(step)
    if (!name) throw new Error(`No scenario comes by '${step}': add one to tests/faults/scenarios.ts.`)
    const broken = await walk(name, step).then(() => 'nothing', String)
    expect(broken).not.toMatch(/^nothing$|died of (?!SIGKILL)/)
    expect(await server.exit).toBe('SIGKILL')
    const buyer = buyers.at(-1)
    await expectBooks(dataDir, double, buyers, buyer)

    // What comes of it, the next death shows: by then everybody has a licence.
    server = await start()
    if (comesBack(name)) expect(await buyer?.comeBack(server)).toMatchObject({ plan: 'SP' })
  })

  it('the last of them', async () => {
    await server.kill()
    await expectBooks(dataDir, double, buyers)
  })
})
