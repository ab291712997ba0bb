import { mountArea } from '@back-office/shared/area';
import { createArea } from './routes';

/** Runs this area on any page, without the host. */
export const mount = mountArea(createArea, { name: 'learning', path: '/education' });
