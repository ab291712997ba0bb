import { providersOf } from './emittedFiles.mjs';

/**
 * webpack makes two sets of chunks of each shared module: what a remote provides to the page, and what stands in where the page
 * has none. The federation runtime takes what the remote itself provides, which is always there. So both are one, and the entry
 * lists half as many.
 */
export class OneCopyOfSharesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OneCopyOfSharesPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('OneCopyOfSharesPlugin', () => {
        const providers = providersOf(compilation);
        for (const module of compilation.modules) {
          if (module.type !== 'consume-shared-module') continue;
          const provided = groupOf(compilation, providers.get(module.options.shareKey));
          const standIn = groupOf(compilation, module);
          if (provided && standIn && provided !== standIn)
            replaceGroup(compilation, module.blocks[0], standIn, provided);
        }
      });
    });
  }
}

/** The chunks with the code of a shared module. */
function groupOf({ chunkGraph }, module) {
  const block = module?.blocks[0];
  return block && chunkGraph.getBlockChunkGroup(block);
}

/** `block` loads the chunks of `other` from now on, which have all modules of `group`. */
function replaceGroup(compilation, block, group, other) {
  const { chunkGraph } = compilation;
  // Something else loads the same chunks.
  if ([...group.blocksIterable].some((each) => each !== block)) return;
  chunkGraph.disconnectChunkGroup(group);
  chunkGraph.connectBlockAndChunkGroup(block, other);
  for (const parent of group.getParents()) {
    parent.removeChild(group);
    if (parent.addChild(other)) other.addParent(parent);
  }
  for (const child of group.getChildren()) {
    child.removeParent(group);
    if (other.addChild(child)) child.addParent(other);
  }
  for (const chunk of group.chunks) {
    chunk.removeGroup(group);
    if (chunk.getNumberOfGroups() > 0) continue;
    chunkGraph.disconnectChunk(chunk);
    compilation.chunks.delete(chunk);
  }
  compilation.chunkGroups.splice(compilation.chunkGroups.indexOf(group), 1);
}
