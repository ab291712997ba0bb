import * as v from 'valibot';
import type { AnalysisEvent, Recommendation, RecommendationEvent, ReplyEvent } from '../domain/services';
import { count, facts, link, path, replyTable, sentRequest, share, type Schema } from './schemas';

export const replyEvent: Schema<ReplyEvent> = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('link'), link }),
  v.object({ type: v.literal('suggestion'), question: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ type: v.literal('progress'), text: v.string() }),
  v.object({ type: v.literal('note'), text: v.string() }),
  v.object({ type: v.literal('table'), table: replyTable }),
  v.object({ type: v.literal('sent'), sent: sentRequest }),
  v.object({ type: v.literal('done'), tokens: v.exactOptional(count) }),
]);

export const analysisEvent: Schema<AnalysisEvent> = v.variant('type', [
  v.object({ type: v.literal('progress'), share }),
  v.object({ type: v.literal('done'), facts }),
]);

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const recommendation: Schema<Recommendation> = v.object({
  id: v.string(),
  name: v.string(),
  reason: v.string(),
  confidence: share,
  category: v.string(),
  price: cents,
  path: v.exactOptional(path),
});

export const recommendationEvent: Schema<RecommendationEvent> = v.variant('type', [
  v.object({
    type: v.literal('recommendations'),
    text: v.string(),
    recommendations: v.array(recommendation),
    budget: v.object({ amount: cents, isStated: v.boolean() }),
  }),
  v.object({ type: v.literal('suggestions'), questions: v.array(v.string()) }),
  v.object({ type: v.literal('done') }),
]);
