/** How the own PostgreSQL is started. */
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

/** Loopback with a fixed port on Windows, which lacks Unix sockets; elsewhere nothing listens on the network. */
export const ownPort = 5432;
export const ownHost = (place: Place): string => (process.platform === 'win32' ? '127.0.0.1' : place.socketDir);

/** What one server with the usual settings never comes near. */
const USUAL = 120;
/** Kept free for commands beside the server, and for what PostgreSQL reserves. */
const BESIDE = 44;

/** `durable: false` only for throw-away test servers. `connections` are those of the server that it is for. */
export const serverArguments = (place: Place, _binaries: Binaries, durable: boolean, connections = 0): string[] => {
  const settings: Record<string, string> = {
    ...(process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: place.socketDir, unix_socket_permissions: '0700', client_connection_check_interval: '5s' }), // a statement whose server is gone ends, and what it has locked is free
    port: String(ownPort),
    max_connections: String(Math.max(USUAL, connections + BESIDE)),
    shared_buffers: '256MB',
    effective_cache_size: '2GB',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    wal_keep_size: '512MB',
    max_locks_per_transaction: '256',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: durable ? 'on' : 'off',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};
