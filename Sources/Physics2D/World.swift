struct World {}
