"""A Ray cluster of two nodes on this machine, in a process of its own that is told by lines what to do.

It says the address of the cluster and the ids of its nodes, kills the second node when it reads a line, and ends
everything when there are no more: so nothing outlives whoever has started it.
"""

import json
import sys
from typing import Any

from ray.cluster_utils import Cluster

HERE = "127.0.0.1"
MEMORY = 80 * 1024 * 1024


def main() -> None:
    node = {"num_cpus": 1, "node_ip_address": HERE, "object_store_memory": MEMORY}
    cluster: Any = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        second = cluster.add_node(**node)
        say(address=cluster.address, nodes=[cluster.head_node.node_id, second.node_id])
        for _ in sys.stdin:
            cluster.remove_node(second, allow_graceful=False)
            say(killed=second.node_id)
    finally:
        cluster.shutdown()


def say(**facts: object) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
