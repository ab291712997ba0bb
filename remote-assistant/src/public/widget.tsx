import type { Slot } from '@back-office/shared/contract';
import { AssistantWidget } from '../screens/widget/AssistantWidget';

/** The floating assistant, a slot that the shell renders after its first paint. */
export const Widget: Slot = AssistantWidget;
