// @vitest-environment jsdom
import { testInSimulatedDom } from './simulated-dom.tsx'

testInSimulatedDom()
