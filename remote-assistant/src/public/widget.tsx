import type { Slot } from '@back-office/shared/contract';
import { AssistantWidget } from '../features/widget/screens/AssistantWidget';

/** The floating assistant, a slot that the shell renders after its first paint. */
export const Widget: Slot = AssistantWidget;
