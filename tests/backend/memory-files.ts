import { EmscriptenBuiltinFilesystem } from "@electric-sql/pglite/basefs";

/** Files of a database by their path below its folder; `null` is a folder, named before what it holds. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | null>;

/** As much of the engine's own files in memory as this needs. */
interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: { write: (stream: { node: FileNode }, ...what: unknown[]) => number };
}
interface FolderNode {
  contents: Record<string, FileNode | FolderNode>;
  node_ops: {
    mknod: (parent: FolderNode, name: string, mode: number, device: number) => FileNode | FolderNode;
  };
}
interface MemoryFileSystem {
  mkdirTree: (path: string, mode: number) => void;
  lookupPath: (path: string) => { node: FolderNode };
}

const root = "/pglite/data";
const [folderMode, fileMode] = [0o040_700, 0o100_600];

/**
 * Files in memory that begin as `files`, which any number of databases share: one that is written to is copied then, which
 * few of them are. To unpack an archive of them instead costs more than all else that opens a database.
 */
export class MemoryFiles extends EmscriptenBuiltinFilesystem {
  readonly #files: DatabaseFiles;

  constructor(files: DatabaseFiles = new Map()) {
    super();
    this.#files = files;
  }

  override initialSyncFs(): Promise<void> {
    const folders = new Map<string, FolderNode>();
    if (this.#files.size > 0) folders.set("", this.#makeRoot());
    const shared = new Set<Uint8Array>();
    let operations: FileNode["stream_ops"] | null = null;
    for (const [path, contents] of this.#files) {
      const at = path.lastIndexOf("/");
      const [parent, name] = [folders.get(path.slice(0, Math.max(0, at)))!, path.slice(at + 1)];
      if (contents === null) {
        folders.set(path, parent.node_ops.mknod(parent, name, folderMode, 0) as FolderNode);
        continue;
      }
      const node = parent.node_ops.mknod(parent, name, fileMode, 0) as FileNode;
      node.contents = contents;
      node.usedBytes = contents.length;
      shared.add(contents);
      operations ??= copyBeforeWriting(node.stream_ops, shared);
      node.stream_ops = operations;
    }
    return Promise.resolve();
  }

  #fileSystem(): MemoryFileSystem {
    return this.pg!.Module.FS;
  }

  #makeRoot(): FolderNode {
    this.#fileSystem().mkdirTree(root, folderMode);
    return this.#fileSystem().lookupPath(root).node;
  }

  /** Copies what is there now; the engine should have written all of it, with a checkpoint. */
  read(): DatabaseFiles {
    const files = new Map<string, Uint8Array | null>();
    const visit = (folder: FolderNode, prefix: string): void => {
      for (const [name, node] of Object.entries(folder.contents)) {
        const path = `${prefix}${name}`;
        if ("usedBytes" in node) {
          files.set(path, node.contents.slice(0, node.usedBytes));
          continue;
        }
        files.set(path, null);
        visit(node, `${path}/`);
      }
    };
    visit(this.#fileSystem().lookupPath(root).node, "");
    return files;
  }
}

const copyBeforeWriting = (
  operations: FileNode["stream_ops"],
  shared: ReadonlySet<Uint8Array>,
): FileNode["stream_ops"] => ({
  ...operations,
  write: (stream, ...what) => {
    if (shared.has(stream.node.contents)) stream.node.contents = stream.node.contents.slice();
    return operations.write(stream, ...what);
  },
});
