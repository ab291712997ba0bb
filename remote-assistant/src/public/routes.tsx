import { lazyScreen } from '@back-office/shared/area';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { conversationIn } from '../domain/conversation';
import { preloadConversationParts } from '../features/chat/screens/useConversationParts';

/** The routes of this remote, relative to the root of the product. */
export function createArea(): Area {
  return {
    contract: contractVersion,
    routes: [
      { path: 'chatbot', element: lazyScreen(loadChat) },
      { path: 'chatbot/recommendations', element: lazyScreen(loadRecommendations) },
    ],
  };
}

async function loadChat() {
  if (conversationIn(new URLSearchParams(window.location.search)) !== undefined) void preloadConversationParts();
  const route = await import(/* webpackChunkName: "chat-screen" */ './ChatRoute');
  return route.ChatRoute;
}

async function loadRecommendations() {
  const route = await import(/* webpackChunkName: "recommendations-screen" */ './RecommendationsRoute');
  return route.RecommendationsRoute;
}
