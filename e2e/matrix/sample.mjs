import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { cases, chunkCases, targets } from './cases.mjs';
import { serveWithFaults } from './faultServer.mjs';
import { runCell } from './runCell.mjs';

/** One cell of the matrix: the first fault whose name contains `faultName`. Returns `ok` or what went wrong. */
export async function runSample({ browser, area, faultName, isOpen }) {
  const target = targets.find((one) => one.area === area);
  const server = await serveWithFaults(workspaceDist());
  try {
    const faults = Object.entries({ ...cases, ...chunkCases(server, target) });
    const [, fault] = faults.find(([name]) => name.includes(faultName)) ?? [];
    return fault ? await runCell({ browser, server, target, fault, isOpen }) : `no fault "${faultName}"`;
  } finally {
    await server.close();
  }
}
