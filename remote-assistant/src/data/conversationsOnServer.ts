import { openStore, refused, type WriteResult } from '@back-office/shared/state';
import {
  createKnownRevision,
  createSending,
  createServerList,
  knownRevisions,
  unsentOfDocuments,
} from '@back-office/shared/server-lists';
import { conversationsKey, type ConnectedOptions } from './connectedConversations';
import { saved, type ConversationsStore, type SaveResult } from './conversationsStore';
import { createEditRunner, keptFormat, type Kept, type ServerEdit } from './serverEdits';

const keyOf = (id: string) => `${conversationsKey}:${id}`;
const idOf = (key: string) => (key.startsWith(keyOf('')) ? key.slice(keyOf('').length) : undefined);

/** Documents that are read or written at a time. */
const atOnce = 4;

/**
 * The conversations of a connected shop: each is a document of its server, of which this browser has a copy. Edits run on
 * the copy and are noted until the server has them, as those of its lists.
 */
export function createConversationsOnServer(copies: ConversationsStore, options: ConnectedOptions) {
  const { documents } = options;
  const store = openStore(options, conversationsKey);
  const { place } = store;
  const documentOf = createDocuments({ copies, documents, store });
  const exchange = createExchange({ copies, documents, store }, (id) => documentOf(id).sending.exchange());

  /** Whether the server is known to keep documents. */
  const isMet = () => documents.revisions() !== undefined || knownRevisions(place.namespace, place.storage).size > 0;

  /** Changes the copy and notes the edit, both or neither. */
  async function change(id: string, edit: ServerEdit, changeCopy: () => Promise<SaveResult>): Promise<SaveResult> {
    const { list, inLock, known } = documentOf(id);
    let result = saved;
    try {
      const noted = await inLock(async () => {
        await list.refresh();
        // Nothing of a new conversation can be on the server, so that it need not be met first.
        if (edit.kind === 'put' && known.read() === null && isMet()) known.write(0);
        return list.write(edit, async () => written((result = await changeCopy())));
      });
      return noted.ok || !result.ok ? result : { ok: false, reason: noted.reason };
    } catch (error) {
      console.error(`The conversation ${id} could not be changed.`, error);
      return { ok: false, reason: 'blocked' };
    }
  }

  return {
    create: (...[conversation]: Parameters<ConversationsStore['create']>) =>
      change(conversation.id, { kind: 'put', conversation }, () => copies.create(conversation)),
    edit: (...[id, ...operations]: Parameters<ConversationsStore['edit']>) =>
      change(id, { kind: 'edit', operations }, () => copies.edit(id, ...operations)),
    remove: (id: string) => change(id, { kind: 'remove' }, () => copies.remove(id)),
    /** What was restored in this browser becomes what the server has, with what was restored. */
    async meetAgain(id: string): Promise<void> {
      const { sending, inLock, known } = documentOf(id);
      // Edits that are not sent may be missing in what was restored.
      if (known.read() === null || !(await sending.exchange())) return;
      await inLock(() => void known.write(null));
      await sending.exchange();
    },
    /** Sends and gets what differs; called when the server tells its revisions. */
    exchange,
  };
}

/** Where conversations are: in this browser and on the server, with what this browser knows of the server's. */
interface Places extends Pick<ConnectedOptions, 'documents'> {
  readonly copies: ConversationsStore;
  readonly store: ReturnType<typeof openStore>;
}

/** Returns a function that finds the document of a conversation, with its copy in this browser. */
function createDocuments({ copies, documents, store: { place, lockOf, newId } }: Places) {
  const opened = new Map<string, ReturnType<typeof open>>();

  function open(id: string) {
    let copy: Kept = [];
    const key = keyOf(id);
    const inLock = lockOf(`back-office:${key}`);
    const sending = createSending({ documents, inLock: lockOf(`back-office:send:${key}`) });
    const list = createServerList<Kept, ServerEdit>({
      ...{ documents, key, place, inLock, sending, newId, format: keptFormat, apply: createEditRunner() },
      isCopyRewritten: true,
      stored: {
        read: () => copy,
        async refresh() {
          const conversation = await copies.read(id);
          copy = conversation ? [conversation] : [];
        },
        async write(kept) {
          const [conversation] = kept;
          copy = kept;
          return written(await (conversation ? copies.create(conversation) : copies.remove(id)));
        },
      },
    });
    return { list, sending, inLock, known: createKnownRevision(place, key) };
  }

  return function documentOf(id: string) {
    const document = opened.get(id) ?? open(id);
    opened.set(id, document);
    return document;
  };
}

/** Returns a function that exchanges all conversations of which the server and this browser do not have the same. */
function createExchange(
  { copies, documents, store: { place } }: Places,
  exchangeOne: (id: string) => Promise<boolean>,
) {
  /** Those that could not be exchanged; they are the last to be tried again. */
  const failed = new Set<string>();
  /** Everything that this browser has was once compared with the server. */
  let isCompared = false;
  let running: Promise<void> | undefined;

  /** `undefined` if it is unknown which differ. */
  async function unequal(): Promise<readonly string[] | undefined> {
    const told = documents.revisions();
    // Without a database there are no copies.
    if (!told || !(await copies.isPersistent())) return undefined;
    const known = knownRevisions(place.namespace, place.storage);
    const unsent = unsentOfDocuments(place.namespace, place.storage);
    const here = isCompared ? [] : await copies.summaries();
    const ids = new Set([
      ...[...told.keys(), ...known.keys(), ...unsent.keys()].flatMap((key) => idOf(key) ?? []),
      ...here.map(({ id }) => id),
    ]);
    const differing = [...ids].filter((id) => {
      const key = keyOf(id);
      return unsent.has(key) || (told.get(key) ?? 0) !== known.get(key);
    });
    return [...differing.filter((id) => !failed.has(id)), ...[...failed].filter((id) => differing.includes(id))];
  }

  async function tryOne(id: string): Promise<boolean> {
    failed.delete(id);
    const isDone = await exchangeOne(id);
    if (!isDone) failed.add(id);
    return isDone;
  }

  /** A server that fails is left alone until it tells its revisions again. */
  async function exchangeAll(): Promise<void> {
    const differing = await unequal();
    if (!differing) return;
    const ids = [...differing];
    const work = async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) if (!(await tryOne(id))) return;
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    isCompared ||= ids.length === 0 && failed.size === 0;
  }

  return (): Promise<void> => {
    running ??= exchangeAll().finally(() => (running = undefined));
    return running;
  };
}

function written(result: SaveResult): WriteResult {
  return result.ok ? result : refused(result.reason === 'full' ? 'full' : 'blocked');
}
