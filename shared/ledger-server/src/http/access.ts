import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { accessOf, hashOf, type Access } from '../shops/tokens';
import { ProblemError } from './problem';

/** Who asks, by the token of a request. */
export function createAccess(database: Database) {
  const access = new WeakMap<FastifyRequest, Access>();
  /** Hashes of tokens that were valid when they were used last, so never more than the database has. */
  const accepted = new Set<string>();

  return {
    /**
     * What the requests of a minute are counted by. A token that was accepted has its own count. All others of an address
     * share one, so that trying tokens is limited, and so is the first request with a good one.
     */
    countedBy(request: FastifyRequest): string {
      const token = tokenOf(request);
      const hash = token === undefined ? '' : hashOf(token);
      return accepted.has(hash) ? `token ${hash}` : `address ${request.ip}`;
    },
    /** Throws if a request has no valid token. Wrong and expired ones are logged, without the token. */
    async read(request: FastifyRequest): Promise<void> {
      const token = tokenOf(request);
      const found = token === undefined ? 'missing' : await accessOf(database, token);
      if (token !== undefined && typeof found === 'string') accepted.delete(hashOf(token));
      if (typeof found === 'string') {
        request.log.warn({ reason: found, ip: request.ip }, 'access was refused');
        throw new ProblemError('unauthorized');
      }
      if (token !== undefined) accepted.add(hashOf(token));
      access.set(request, found);
    },
    of(request: FastifyRequest): Access {
      const known = access.get(request);
      if (!known) throw new ProblemError('unauthorized');
      return known;
    },
  };
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}
