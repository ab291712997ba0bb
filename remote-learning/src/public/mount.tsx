import { mountArea } from '@back-office/shared/area';
import { createArea } from './routes';

/** Runs this remote on any page, without the host. */
export const mount = mountArea(createArea, { name: 'learning', title: 'Education', path: '/education' });
