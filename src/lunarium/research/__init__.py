"""Both games as environments for learners: batches, PettingZoo, Gymnasium, OpenSpiel."""

from lunarium.research.batch import Batch as Batch
from lunarium.research.search import Search as Search
