import { useSyncExternalStore } from 'react';
import { createPageState, type PageState } from '@back-office/shared/loading';
import { createRequiredContext } from '@back-office/shared/state';
import type { ProductConversation, ProductMessage } from '../../../domain/productConversation';
import type { RecommendationService } from '../../../domain/services';
import { titleOf } from '../../../domain/summary';

export interface RecommendationsState {
  readonly conversation: ProductConversation;
  readonly draft: string;
  readonly isPending: boolean;
}

interface Options {
  readonly service: RecommendationService;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The conversation about recommendations. It lasts as long as the page; starting over empties it. */
export interface Recommendations {
  readonly state: PageState<RecommendationsState>;
  setDraft(text: string): void;
  /** Sends a need, or the draft. Ignored if it is blank and while a reply is pending. */
  send(need?: string): void;
  stop(): void;
  startOver(): void;
}

export function createRecommendations({ service, now, newId }: Options): Recommendations {
  const empty = (): ProductConversation => ({
    id: newId(),
    title: '',
    createdAt: now(),
    updatedAt: now(),
    messages: [],
  });
  const state = createPageState<RecommendationsState>({ conversation: empty(), draft: '', isPending: false });
  let controller: AbortController | undefined;

  function add(message: Omit<ProductMessage, 'id' | 'timestamp'>): string {
    const id = newId();
    const timestamp = now();
    state.set(({ conversation }) => ({
      conversation: {
        ...conversation,
        title: conversation.title || titleOf(message.content, []),
        updatedAt: timestamp,
        messages: [...conversation.messages, { ...message, id, timestamp }],
      },
    }));
    return id;
  }

  function addSuggestions(id: string, suggestions: readonly string[]) {
    state.set(({ conversation }) => ({
      conversation: {
        ...conversation,
        messages: conversation.messages.map((message) => (message.id === id ? { ...message, suggestions } : message)),
      },
    }));
  }

  async function run(need: string) {
    const own = new AbortController();
    controller = own;
    const earlierNeeds = needsOf(state.get().conversation);
    add({ sender: 'user', content: need });
    state.set(() => ({ isPending: true }));
    let answerId: string | undefined;
    try {
      for await (const event of service.recommend({ need, earlierNeeds }, { signal: own.signal })) {
        if (event.type === 'recommendations') {
          const { text: content, recommendations, budget } = event;
          answerId = add({ sender: 'assistant', content, recommendations, budget });
        }
        if (event.type === 'suggestions' && answerId !== undefined) addSuggestions(answerId, event.questions);
      }
      if (answerId === undefined) throw new Error('The service sent no recommendations.');
    } catch (error) {
      if (own.signal.aborted) return;
      console.error('The assistant could not recommend anything.', error);
      add({ sender: 'assistant', content: 'Sorry, I encountered an error. Please try again.' });
    } finally {
      if (controller === own) state.set(() => ({ isPending: false }));
    }
  }

  return {
    state,
    setDraft: (draft) => state.set(() => ({ draft })),
    send(given) {
      const need = (given ?? state.get().draft).trim();
      if (need === '' || state.get().isPending) return;
      if (given === undefined) state.set(() => ({ draft: '' }));
      void run(need);
    },
    stop() {
      controller?.abort();
    },
    startOver() {
      controller?.abort();
      controller = undefined;
      state.set(() => ({ conversation: empty(), isPending: false }));
    },
  };
}

function needsOf({ messages }: ProductConversation): readonly string[] {
  return messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
}

const [RecommendationsProvider, useRecommendations] = createRequiredContext<Recommendations>(
  'useRecommendations',
  'RecommendationsProvider',
);

export { RecommendationsProvider, useRecommendations };

export function useRecommendationsState<Part>(part: (state: RecommendationsState) => Part): Part {
  const { get, subscribe } = useRecommendations().state;
  return useSyncExternalStore(subscribe, () => part(get()));
}
