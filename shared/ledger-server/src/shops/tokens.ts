import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../sql/sql';
import type { Session } from '../database/database';

export interface Access {
  readonly shop: number;
  readonly mayLoad: boolean;
}

interface NewToken extends Access {
  readonly name: string;
  /** From now. */
  readonly days: number;
}

/**
 * Makes an access token of 256 random bits, in hexadecimal digits: one that began with `-` would be taken for an option
 * of a command. The database keeps its hash: nobody can read the token again.
 */
export async function addToken(session: Session, { shop, mayLoad, name, days }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await session.query(sql`
    insert into ledger.tokens (hash, shop, name, may_load, expires_at)
    values (decode(${hashOf(token)}, 'hex'), ${shop}::int, ${name}, ${mayLoad}::bool, now() + make_interval(days => ${days}::int))`);
  return token;
}

/** What a token allows, or why it allows nothing. */
export async function accessOf(session: Session, token: string): Promise<Access | 'unknown' | 'expired'> {
  const [row] = await session.query<{ shop: number; may_load: boolean; is_expired: boolean }>(sql`
    select shop, may_load, expires_at <= now() as is_expired from ledger.tokens where hash = decode(${hashOf(token)}, 'hex')`);
  if (!row) return 'unknown';
  return row.is_expired ? 'expired' : { shop: row.shop, mayLoad: row.may_load };
}

/** In hexadecimal digits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
