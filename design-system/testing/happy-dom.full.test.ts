// @vitest-environment happy-dom
import { testInSimulatedDom } from './simulated-dom.tsx'

testInSimulatedDom()
