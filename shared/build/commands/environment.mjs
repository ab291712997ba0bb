import { apps, portOf } from '../workspace.mjs';

const oldestNode = 20;
const highestPort = 65_535;

/** Throws an error in one line when Node is too old. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    throw new Error(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer and run the command again.`,
    );
  }
}

/** The host's port from `PORT`. The ports of the remotes shift by the same offset. */
export function basePort() {
  const text = process.env.PORT ?? '4300';
  const port = Number(text);
  const highest = highestPort - Math.max(...apps.map((app) => portOf(app, 0)));
  if (!Number.isInteger(port) || port < 1 || port > highest) {
    throw new Error(
      `PORT is "${text}". Use a whole number from 1 to ${highest}: the host gets this port, the remotes those after it.`,
    );
  }
  return port;
}
