/** Kills a server with SIGKILL at every failpoint of the code, starts it again, and reconciles payments. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataFolder } from '../fixtures/data-folder'
import { type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'
import { type Buyer, createBuyer } from './buyer'
import { expectInvariants } from './invariants'
import { people } from './people'
import { comesBack, type ScenarioName, scenarios } from './scenarios'
import { type FaultServer, startServer } from './server'
import { moneySteps } from './steps'

const dataDir = await newDataFolder()
const names = Object.keys(scenarios) as ScenarioName[]
/** The first scenario that reaches each failpoint. */
const wayTo = new Map<string, ScenarioName>()
const buyers: Buyer[] = []

let double: RazorpayDouble
let server: FaultServer
/** Resolves when the server is ready and has reconciled, unless it is to be killed at a failpoint before. */
async function start(step = ''): Promise<FaultServer> {
  const started = await startServer({ DATA_DIR: dataDir, KILL_AT: step, ...settingsFor(double) })
  if (!step) await started.untilReached('reconciliation over')
  return started
}

async function newBuyer(): Promise<Buyer> {
  const uid = people[buyers.length]
  if (!uid) throw new Error('There are more failpoints than test accounts: add some.')
  const buyer = createBuyer(uid, double)
  buyers.push(buyer)
  await buyer.signUp(server)
  return buyer
}

/** Runs a scenario; `step` is the failpoint at which the server is killed, or empty for an undisturbed run. */
async function walk(name: ScenarioName, step = ''): Promise<Buyer> {
  const buyer = await newBuyer()
  const restart = async () => {
    await server.kill()
    server = await start(step)
  }
  const armFailpoint = async () => void (step && (await server.arm(step)))
  await scenarios[name]({ double, buyer, server: () => server, armFailpoint, restart })
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

it('reaches every failpoint of the code, and all have different names', () => {
  expect(new Set(moneySteps).size).toBe(moneySteps.length)
  expect([...wayTo.keys()].sort()).toEqual([...moneySteps].sort())
})

describe('killed after', () => {
  it.each(moneySteps)('%s', async (step) => {
    const name = wayTo.get(step)
    if (!name) throw new Error(`No scenario reaches '${step}': add one to tests/faults/scenarios.ts.`)
    const broken = await walk(name, step).then(() => 'nothing', String)
    expect(broken).not.toMatch(/^nothing$|died of (?!SIGKILL)/)
    expect(await server.exit).toBe('SIGKILL')
    const buyer = buyers.at(-1)
    await expectInvariants(dataDir, double, buyers, buyer)

    // The checks after the next crash include this buyer, who must have a licence by then.
    server = await start()
    if (comesBack(name)) expect(await buyer?.comeBack(server)).toMatchObject({ plan: 'SP' })
  })

  it('the last failpoint', async () => {
    await server.kill()
    await expectInvariants(dataDir, double, buyers)
  })
})
