import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compileOnce.mjs';
import { optimizeLater } from './optimizeLater.mjs';

compileOnce();
optimizeLater();

export default TestEnvironment;
