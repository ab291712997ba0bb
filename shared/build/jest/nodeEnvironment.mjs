import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compileOnce.mjs';

compileOnce();

export default TestEnvironment;
