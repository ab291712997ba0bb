const oldestNode = 20;

/** Throws one clear line where Node is too old. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    throw new Error(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer and run the command again.`,
    );
  }
}

/** The host's port from `PORT`; the four remotes take the ports after it. */
export function basePort() {
  const text = process.env.PORT ?? '4300';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new Error(
      `PORT is "${text}". Give a whole number from 1 to 65531: the host takes it, the remotes the four after it.`,
    );
  }
  return port;
}
